select id from equipment_unit where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using equipment_unit__plant_sort_order_id_ix on equipment_unit
--           Index Cond: (plant_id = ?)

select count(*) from equipment_unit where plant_id = ?
--   Aggregate
--     -> Index Only Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using equipment_unit__plant_sort_order_id_ix on equipment_unit
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using equipment_unit__plant_uq on equipment_unit
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using equipment_unit__plant_uq on equipment_unit
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment_unit__plant_uq on equipment_unit
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and equipment_id = ?
--   Limit
--     -> Index Only Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?))

and equipment_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                 Index Cond: ((plant_id = ?) AND (equipment_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from equipment_unit
    where (plant_id = ? and equipment_id = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                                   Index Cond: ((plant_id = ?) AND (equipment_id = ?))
--                 …

and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using equipment_unit__plant_sort_order_id_ix on equipment_unit
--           Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from equipment_unit where plant_id = ? group by 1 limit ? -- group_equipment_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                 Index Cond: (plant_id = ?)

select max(id) from equipment_unit -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using equipment_unit_pkey on equipment_unit
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from equipment_unit where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from equipment_unit
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from equipment_unit
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using equipment_unit__plant_equipment_sort_order_id_ix on equipment_unit
--                 Index Cond: (plant_id = ?)
