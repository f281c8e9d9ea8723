select id from inspection_point where plant_id = ? order by sort_order asc, id asc limit ?
and {} in (?, …) -- {}: name
and {} ilike ? escape '\' -- {}: name
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- covered
--   Limit
--     -> Index Only Scan using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: (plant_id = ?)

select count(*) from inspection_point where plant_id = ?
--   Aggregate
--     -> Index Only Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using inspection_point__plant_uq on inspection_point
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using inspection_point__plant_uq on inspection_point
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using inspection_point__plant_uq on inspection_point
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: equipment_id, shift_id, template_id
--   Limit
--     -> Index Only Scan using inspection_point__plant_{}_sort_order_id_ix on inspection_point
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: equipment_id, shift_id, template_id
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using inspection_point__plant_{}_sort_order_id_ix on inspection_point
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from inspection_point
    where (plant_id = ? and {} = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: equipment_id, shift_id, template_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using inspection_point__plant_{}_sort_order_id_ix on inspection_point
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and name = ?
--   Limit
--     -> Index Only Scan using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Index Only Scan using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: ((plant_id = ?) AND (name IS NULL))

and {} = ? -- {}: point_name, check_name, inspect_mode, inspect_cycle, is_paused, status
and {} is null -- {}: point_name, check_name
and {} in (?, …) -- {}: point_name, check_name, inspect_mode, inspect_cycle, status
and {} ilike ? escape '\' -- {}: point_name, check_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (point_name ilike ? escape '\' and (point_name ilike ? escape '\' or squeezed(point_name) ilike ? escape '\'))
    or (check_name ilike ? escape '\' and (check_name ilike ? escape '\' or squeezed(check_name) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using inspection_point__plant_equipment_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select max(id) from inspection_point
-- group_inspect_mode, group_inspect_cycle, group_is_paused, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using inspection_point_pkey on inspection_point
--                   Index Cond: (id IS NOT NULL)

select inspect_mode as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_inspect_mode
--   Limit
--     -> HashAggregate
--           Group Key: inspect_mode
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select inspect_cycle as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_inspect_cycle
--   Limit
--     -> HashAggregate
--           Group Key: inspect_cycle
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using inspection_point__plant_shift_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select is_paused as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_is_paused
--   Limit
--     -> HashAggregate
--           Group Key: is_paused
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select template_id as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_template_id
--   Limit
--     -> GroupAggregate
--           Group Key: template_id
--           -> Index Only Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from inspection_point where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_point
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from inspection_point
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using inspection_point__plant_template_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*), cast(sum(cycle_days) as text), cast(count(cycle_days) as text), cast(min(cycle_days) as text),
  cast(max(cycle_days) as text)
from inspection_point
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Scan using inspection_point__plant_equipment_sort_order_id_ix on inspection_point
--                 Index Cond: (plant_id = ?)
