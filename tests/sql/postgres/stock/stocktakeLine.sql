select id from stocktake_line where plant_id = ? order by id asc limit ?
--   Limit
--     -> Index Only Scan using stocktake_line__plant_id_ix on stocktake_line
--           Index Cond: (plant_id = ?)

select count(*) from stocktake_line where plant_id = ?
--   Aggregate
--     -> Index Only Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--           Index Cond: (plant_id = ?)

order by id desc
--   Limit
--     -> Index Only Scan Backward using stocktake_line__plant_id_ix on stocktake_line
--           Index Cond: (plant_id = ?)

order by code asc, id asc
--   Limit
--     -> Index Only Scan using stocktake_line__plant_code_id_ix on stocktake_line
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from stocktake_line
    where (
      plant_id = ?
        and #1(
          #2(
            counted is not null and counted <> booked
              and not exists #3(
                select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?
              )
          )
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from stocktake_line where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_different
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Nested Loop Anti Join
--                                   -> Index Scan using stocktake_line__plant_id_ix on stocktake_line
--                                         Index Cond: (plant_id = ?)
--                                   -> Index Scan using stocktake_pkey on stocktake
--                                         Index Cond: (id = stocktake_line.stocktake_id)
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using stocktake_line__plant_id_ix on stocktake_line
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 2
--                                     -> Seq Scan on stocktake

and id = ?
--   Limit
--     -> Index Only Scan using stocktake_line__plant_id_ix on stocktake_line
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan using stocktake_line_pkey on stocktake_line
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: stocktake_id, code, location_id, counted_by_id
--   Limit
--     -> Index Only Scan using stocktake_line__plant_{}_id_ix on stocktake_line
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: stocktake_id, code, location_id, counted_by_id
--   Limit
--     -> Sort
--           Sort Key: id
--           -> Index Only Scan using stocktake_line__plant_{}_id_ix on stocktake_line
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from stocktake_line where (plant_id = ? and {} = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- {}: stocktake_id, location_id, counted_by_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using stocktake_line__plant_{}_id_ix on stocktake_line
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id
--           -> Index Only Scan using stocktake_line__plant_code_id_ix on stocktake_line
--                 Index Cond: ((plant_id = ?) AND (code = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: code, name
and {} = ? -- {}: name, state
and {} is null -- {}: name
and {} in (?, …) -- {}: name, state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\'))
    or (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using stocktake_line__plant_id_ix on stocktake_line
--           Index Cond: (plant_id = ?)

and (
  (
    counted is not null and counted <> booked
      and not exists (select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?)
  )
)
-- is_different
--   Limit
--     -> Nested Loop Anti Join
--           -> Index Scan using stocktake_line__plant_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)
--           -> Index Scan using stocktake_pkey on stocktake
--                 Index Cond: (id = stocktake_line.stocktake_id)

select stocktake_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_stocktake_id
--   Limit
--     -> GroupAggregate
--           Group Key: stocktake_id
--           -> Index Only Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select location_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_location_id
--   Limit
--     -> GroupAggregate
--           Group Key: location_id
--           -> Index Only Scan using stocktake_line__plant_location_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select max(id) from stocktake_line -- group_state, group_is_different, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using stocktake_line_pkey on stocktake_line
--                   Index Cond: (id IS NOT NULL)

select state as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select counted_by_id as key0, count(*) from stocktake_line where plant_id = ? group by 1 limit ? -- group_counted_by_id
--   Limit
--     -> GroupAggregate
--           Group Key: counted_by_id
--           -> Index Only Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select case
  when (
    counted is not null and counted <> booked
      and not exists (select 1 from stocktake where stocktake.id = stocktake_id and stocktake.is_blind = ? and stocktake.state = ?)
  ) then 1
  else 0 end as key0, count(*)
from stocktake_line
where plant_id = ?
group by 1
limit ?
-- group_is_different
--   Limit
--     -> GroupAggregate
--           Group Key: (CASE WHEN ((stocktake_line.counted IS NOT NULL) AND (stocktake_line.counted <> stocktake_line.booked) AND (NOT (hashed S…
--           -> Sort
--                 Sort Key: (CASE WHEN ((stocktake_line.counted IS NOT NULL) AND (stocktake_line.counted <> stocktake_line.booked) AND (NOT (has…
--                 -> Index Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--                       Index Cond: (plant_id = ?)
--                       SubPlan 2
--                         -> Seq Scan on stocktake

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stocktake_line
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stocktake_line
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stocktake_line__plant_counted_by_id_ix on stocktake_line
--                 Index Cond: (plant_id = ?)

select stocktake_id as key0, unit as unit0, count(*), cast(sum(counted) as text), cast(count(counted) as text), cast(min(counted) as text),
  cast(max(counted) as text)
from stocktake_line
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: stocktake_id, unit
--           -> Incremental Sort
--                 Sort Key: stocktake_id, unit COLLATE "C"
--                 Presorted Key: stocktake_id
--                 -> Index Scan using stocktake_line__plant_stocktake_id_ix on stocktake_line
--                       Index Cond: (plant_id = ?)
