select id from production_position where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using production_position__plant_sort_order_id_ix on production_position
--           Index Cond: (plant_id = ?)

select count(*) from production_position where plant_id = ?
--   Aggregate
--     -> Index Only Scan using production_position__plant_sort_order_id_ix on production_position
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using production_position__plant_sort_order_id_ix on production_position
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using production_position__plant_uq on production_position
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using production_position__plant_uq on production_position
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using production_position__plant_uq on production_position
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using production_position__name_uq on production_position
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using production_position__name_uq on production_position
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using production_position__name_uq on production_position
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using production_position__plant_sort_order_id_ix on production_position
--           Index Cond: (plant_id = ?)

select max(id) from production_position -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using production_position_pkey on production_position
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from production_position where plant_id = ? group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using production_position__plant_sort_order_id_ix on production_position
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from production_position
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using production_position__plant_sort_order_id_ix on production_position
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from production_position
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using production_position__plant_sort_order_id_ix on production_position
--                 Index Cond: (plant_id = ?)
