select id from notification_type order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using notification_type__sort_order_id_ix on notification_type

select count(*) from notification_type
--   Aggregate
--     -> Seq Scan on notification_type

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using notification_type__sort_order_id_ix on notification_type

order by id asc
--   Limit
--     -> Index Only Scan using notification_type_pkey on notification_type

order by code asc, id asc
--   Limit
--     -> Index Only Scan using notification_type__code_id_ix on notification_type

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using notification_type_pkey on notification_type
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type_pkey on notification_type
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and code = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code = ?)

and code is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code IS NULL)

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: code, name
and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' or code ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using notification_type__sort_order_id_ix on notification_type
