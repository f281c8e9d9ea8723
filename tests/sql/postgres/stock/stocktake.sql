select id from stocktake where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

select count(*) from stocktake where plant_id = ?
--   Aggregate
--     -> Index Only Scan using stocktake__plant_staff_id_ix on stocktake
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: stocktake_no, accuracy
--   Limit
--     -> Index Only Scan using stocktake__plant_{}_id_ix on stocktake
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using stocktake__plant_id_ix on stocktake
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using stocktake_pkey on stocktake
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: stocktake_no, staff_id
--   Limit
--     -> Index Only Scan Backward using stocktake__plant_{}_id_ix on stocktake
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: stocktake_no, staff_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using stocktake__plant_{}_id_ix on stocktake
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and stocktake_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using stocktake__plant_stocktake_no_id_ix on stocktake
--                 Index Cond: ((plant_id = ?) AND (stocktake_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: stocktake_no
and {} = ? -- {}: kind, is_blind, state
and {} in (?, …) -- {}: kind, state
and ({} >= ? and {} <= ?) -- {}: posted_at, created_at, updated_at
and (stocktake_no ilike ? escape '\' and (stocktake_no ilike ? escape '\' or squeezed(stocktake_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using stocktake__plant_id_ix on stocktake
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from stocktake where (plant_id = ? and staff_id = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using stocktake__plant_staff_id_ix on stocktake
--                                   Index Cond: ((plant_id = ?) AND (staff_id = ?))
--                 …

select max(id) from stocktake
-- group_kind, group_is_blind, group_state, group_posted_at, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using stocktake_pkey on stocktake
--                   Index Cond: (id IS NOT NULL)

select kind as key0, count(*) from stocktake where plant_id = ? group by 1 limit ? -- group_kind
select kind as key0, count(*), cast(sum(line_count) as text), cast(count(line_count) as text), cast(min(line_count) as text),
  cast(max(line_count) as text)
from stocktake
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select is_blind as key0, count(*) from stocktake where plant_id = ? group by 1 limit ? -- group_is_blind
--   Limit
--     -> HashAggregate
--           Group Key: is_blind
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select staff_id as key0, count(*) from stocktake where plant_id = ? group by 1 limit ? -- group_staff_id
--   Limit
--     -> GroupAggregate
--           Group Key: staff_id
--           -> Index Only Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from stocktake where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((posted_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stocktake
where plant_id = ?
group by 1
limit ?
-- group_posted_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((posted_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stocktake
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from stocktake
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using stocktake__plant_staff_id_ix on stocktake
--                 Index Cond: (plant_id = ?)
