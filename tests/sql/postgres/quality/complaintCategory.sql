select id from complaint_category order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_category__sort_order_id_ix on complaint_category

select count(*) from complaint_category
--   Aggregate
--     -> Seq Scan on complaint_category

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_category__sort_order_id_ix on complaint_category

order by id asc
--   Limit
--     -> Index Only Scan using complaint_category_pkey on complaint_category

order by name asc, id asc
--   Limit
--     -> Index Only Scan using complaint_category__name_id_ix on complaint_category

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using complaint_category_pkey on complaint_category
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_category_pkey on complaint_category
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_category__name_id_ix on complaint_category
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_category__name_id_ix on complaint_category
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_category__name_id_ix on complaint_category
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} is null -- {}: name_en
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' or name_en ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using complaint_category__sort_order_id_ix on complaint_category
