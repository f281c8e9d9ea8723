select id from template_point where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

select count(*) from template_point where plant_id = ?
--   Aggregate
--     -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using template_point__plant_uq on template_point
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using template_point__plant_uq on template_point
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using template_point__plant_uq on template_point
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and template_id = ?
--   Limit
--     -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--           Index Cond: ((plant_id = ?) AND (template_id = ?))

and template_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--                 Index Cond: ((plant_id = ?) AND (template_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from template_point
    where (plant_id = ? and template_id = ?)
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
--                             -> Index Only Scan using template_point__plant_template_sort_order_id_ix on template_point
--                                   Index Cond: ((plant_id = ?) AND (template_id = ?))
--                 …

and {} = ? -- {}: kind, name
and {} in (?, …) -- {}: kind, name
and {} is null -- {}: name
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using template_point__plant_sort_order_id_ix on template_point
--           Index Cond: (plant_id = ?)
