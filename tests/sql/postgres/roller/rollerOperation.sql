select id from roller_operation where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--           Index Cond: (plant_id = ?)

select count(*) from roller_operation where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using roller_operation__plant_sort_order_id_ix on roller_operation
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller_operation__plant_uq on roller_operation
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using roller_operation__plant_uq on roller_operation
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using roller_operation__plant_uq on roller_operation
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using roller_operation__name_uq on roller_operation
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using roller_operation__name_uq on roller_operation
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using roller_operation__name_uq on roller_operation
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: effect, status
and {} in (?, …) -- {}: effect, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--           Index Cond: (plant_id = ?)

select max(id) from roller_operation -- group_effect, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using roller_operation_pkey on roller_operation
--                   Index Cond: (id IS NOT NULL)

select effect as key0, count(*) from roller_operation where plant_id = ? group by 1 limit ? -- group_effect, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: effect
--           -> Index Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from roller_operation where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_operation
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller_operation
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller_operation__plant_sort_order_id_ix on roller_operation
--                 Index Cond: (plant_id = ?)
