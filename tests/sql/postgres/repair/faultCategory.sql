select id from fault_category order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using fault_category__sort_order_id_ix on fault_category

select count(*) from fault_category
--   Aggregate
--     -> Seq Scan on fault_category

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using fault_category__sort_order_id_ix on fault_category

order by id asc
--   Limit
--     -> Index Only Scan using fault_category_pkey on fault_category

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using fault_category_pkey on fault_category
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault_category_pkey on fault_category
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault_category__name_uq on fault_category
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault_category__name_uq on fault_category
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using fault_category__name_uq on fault_category
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using fault_category__sort_order_id_ix on fault_category
