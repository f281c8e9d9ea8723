select id from post order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using post__sort_order_id_ix on post

select count(*) from post
--   Aggregate
--     -> Seq Scan on post

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using post__sort_order_id_ix on post

order by id asc
--   Limit
--     -> Index Only Scan using post_pkey on post

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using post_pkey on post
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post_pkey on post
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} = ?)

and {} is null -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} IS NULL)

and {} in (?, …) -- {}: post_name, post_code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using post__{}_uq on post
--                 Index Cond: ({} = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: post_name, post_code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and post_name ilike ? escape '\' or post_code ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan using post__sort_order_id_ix on post
