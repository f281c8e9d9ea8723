select id from storage_location where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

select count(*) from storage_location where plant_id = ?
--   Aggregate
--     -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using storage_location__plant_uq on storage_location
--           Index Cond: (plant_id = ?)

order by code asc, id asc
--   Limit
--     -> Index Only Scan using storage_location__plant_code_id_ix on storage_location
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using storage_location__plant_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and code = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__code_uq on storage_location
--                 Index Cond: ((plant_id = ?) AND (code = ?))

and code is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_code_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (code IS NULL))

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using storage_location__plant_code_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (code = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and code ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using storage_location__plant_sort_order_id_ix on storage_location
--           Index Cond: (plant_id = ?)

and parent_id = ?
--   Limit
--     -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--           Index Cond: ((plant_id = ?) AND (parent_id = ?))

and parent_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                 Index Cond: ((plant_id = ?) AND (parent_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from storage_location
    where (plant_id = ? and parent_id = ?)
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
--                             -> Index Only Scan using storage_location__plant_parent_sort_order_id_ix on storage_location
--                                   Index Cond: ((plant_id = ?) AND (parent_id = ?))
--                 …
