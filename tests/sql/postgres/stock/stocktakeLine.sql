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
and (code ilike ? escape '\' or name ilike ? escape '\') -- keyword
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
