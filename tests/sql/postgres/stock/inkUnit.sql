select id from ink_unit where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using ink_unit__plant_sort_order_id_ix on ink_unit
--           Index Cond: (plant_id = ?)

select count(*) from ink_unit where plant_id = ?
--   Aggregate
--     -> Index Only Scan using ink_unit__plant_name_id_ix on ink_unit
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using ink_unit__plant_sort_order_id_ix on ink_unit
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using ink_unit__plant_uq on ink_unit
--           Index Cond: (plant_id = ?)

order by name asc, id asc
--   Limit
--     -> Index Only Scan using ink_unit__plant_name_id_ix on ink_unit
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using ink_unit__plant_uq on ink_unit
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using ink_unit__plant_uq on ink_unit
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using ink_unit__name_uq on ink_unit
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using ink_unit__plant_name_id_ix on ink_unit
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using ink_unit__plant_name_id_ix on ink_unit
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using ink_unit__plant_sort_order_id_ix on ink_unit
--           Index Cond: (plant_id = ?)
