select id from role order by role_sort asc, id asc limit ?
and {} in (?, …) -- {}: role_name
and {} ilike ? escape '\' -- {}: role_name, role_key
and role_name ilike ? escape '\' or role_key ilike ? escape '\' -- keyword, covered
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role

select count(*) from role
--   Aggregate
--     -> Seq Scan on role

order by role_sort desc, id desc
--   Limit
--     -> Index Only Scan Backward using role__role_sort_id_role_name_role_key_ix on role

order by id asc
--   Limit
--     -> Index Only Scan using role_pkey on role

and id = ?
--   Limit
--     -> Sort
--           Sort Key: role_sort
--           -> Index Scan using role_pkey on role
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role_pkey on role
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and role_name = ?
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role
--           Index Cond: (role_name = ?)

and role_name is null
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role
--           Index Cond: (role_name IS NULL)

and role_key = ?
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key = ?)

and role_key is null
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key IS NULL)

and role_key in (?, …)
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key = ANY (ARRAY[?, ?]))

and {} = ? -- {}: status, data_scope
and {} in (?, …) -- {}: status, data_scope
and {} >= ? and {} <= ? -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using role__role_sort_id_role_name_role_key_ix on role
