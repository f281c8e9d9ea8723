select id from app_version order by build desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using app_version__build_id_ix on app_version

select count(*) from app_version
--   Aggregate
--     -> Seq Scan on app_version

order by build asc, id asc
--   Limit
--     -> Index Only Scan using app_version__build_id_ix on app_version

order by id asc
--   Limit
--     -> Index Only Scan using app_version_pkey on app_version

and id = ?
--   Limit
--     -> Sort
--           Sort Key: build DESC
--           -> Index Scan using app_version_pkey on app_version
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: build DESC, id DESC
--           -> Index Scan using app_version_pkey on app_version
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and platform = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: build DESC, id DESC
--           Presorted Key: build
--           -> Index Scan Backward using app_version__platform_build_uq on app_version
--                 Index Cond: (platform = ?)

and platform in (?, …)
--   Limit
--     -> Sort
--           Sort Key: build DESC, id DESC
--           -> Index Scan using app_version__platform_build_uq on app_version
--                 Index Cond: (platform = ANY (ARRAY[?, ?]))

and {} = ? -- {}: version, released
and {} is null -- {}: version
and {} in (?, …) -- {}: version
and {} ilike ? escape '\' -- {}: version
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and version ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using app_version__build_id_ix on app_version
