select id from dict_type order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using dict_type_pkey on dict_type

select count(*) from dict_type
--   Aggregate
--     -> Seq Scan on dict_type

order by id asc
--   Limit
--     -> Index Only Scan using dict_type_pkey on dict_type

and id = ?
--   Limit
--     -> Index Only Scan using dict_type_pkey on dict_type
--           Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Index Only Scan Backward using dict_type_pkey on dict_type
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: dict_name, status
and {} is null -- {}: dict_name
and {} in (?, …) -- {}: dict_name, status
and {} ilike ? escape '\' -- {}: dict_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and dict_name ilike ? escape '\' or dict_type ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using dict_type_pkey on dict_type

and dict_type = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type = ?)

and dict_type is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type IS NULL)

and dict_type in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type = ANY (ARRAY[?, ?]))

and dict_type ilike ? escape '\'
--   Limit
--     -> Index Scan Backward using dict_type_pkey on dict_type
