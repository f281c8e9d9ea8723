select id from vendor order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using vendor__sort_order_id_ix on vendor

select count(*) from vendor
--   Aggregate
--     -> Seq Scan on vendor

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using vendor__sort_order_id_ix on vendor

order by id asc
--   Limit
--     -> Index Only Scan using vendor_pkey on vendor

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using vendor_pkey on vendor
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor_pkey on vendor
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using vendor__name_uq on vendor
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, business_type
and {} = ? -- {}: business_type, status
and {} is null -- {}: business_type
and {} in (?, …) -- {}: business_type, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' or pinyin ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using vendor__sort_order_id_ix on vendor
