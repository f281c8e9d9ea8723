select id from inspection_point where plant_id = ? order by sort_order asc, id asc limit ?
and {} in (?, …) -- {}: name
and {} ilike ? escape '\' -- {}: name
and name ilike ? escape '\' -- covered
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
and (name ilike ? escape '\' or point_name ilike ? escape '\' or check_name ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan using inspection_point__plant_sort_order_id_name_ix on inspection_point
--           Index Cond: (plant_id = ?)
