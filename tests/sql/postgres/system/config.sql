select id from config order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using config_pkey on config

select count(*) from config
--   Aggregate
--     -> Seq Scan on config

order by id asc
--   Limit
--     -> Index Only Scan using config_pkey on config

and id = ?
--   Limit
--     -> Index Only Scan using config_pkey on config
--           Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Index Only Scan Backward using config_pkey on config
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: config_name, config_type
and {} is null -- {}: config_name
and {} in (?, …) -- {}: config_name, config_type
and {} ilike ? escape '\' -- {}: config_name, config_key
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and config_name ilike ? escape '\' or config_key ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using config_pkey on config

and config_key = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key = ?)

and config_key is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key IS NULL)

and config_key in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key = ANY (ARRAY[?, ?]))
