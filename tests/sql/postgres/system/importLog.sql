select id from import_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using import_log__at_id_at_plant_ix on import_log

select count(*) from import_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on import_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using import_log__at_id_at_plant_ix on import_log

order by id asc
--   Limit
--     -> Index Scan using import_log_pkey on import_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using import_log_pkey on import_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using import_log_pkey on import_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using import_log__at_id_at_plant_ix on import_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: resource, file_name, outcome
and {} is null -- {}: resource, file_name
and {} in (?, …) -- {}: resource, file_name, outcome
and {} ilike ? escape '\' -- {}: resource, file_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and file_name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using import_log__at_id_at_plant_ix on import_log
