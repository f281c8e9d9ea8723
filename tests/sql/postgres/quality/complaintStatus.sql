select id from complaint_status order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_status__sort_order_id_ix on complaint_status

select count(*) from complaint_status
--   Aggregate
--     -> Seq Scan on complaint_status

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_status__sort_order_id_ix on complaint_status

order by id asc
--   Limit
--     -> Index Only Scan using complaint_status_pkey on complaint_status

order by name asc, id asc
--   Limit
--     -> Index Only Scan using complaint_status__name_id_ix on complaint_status

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using complaint_status_pkey on complaint_status
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status_pkey on complaint_status
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_status__name_id_ix on complaint_status
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, stage, status
and {} is null -- {}: name_en
and {} in (?, …) -- {}: name_en, stage, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' or name_en ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using complaint_status__sort_order_id_ix on complaint_status
