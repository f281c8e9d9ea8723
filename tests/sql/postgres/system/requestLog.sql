select id from request_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using request_log__at_id_at_plant_ix on request_log

select count(*) from request_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on request_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using request_log__at_id_at_plant_ix on request_log

order by id asc
--   Limit
--     -> Index Scan using request_log_pkey on request_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using request_log_pkey on request_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using request_log_pkey on request_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using request_log__at_id_at_plant_ix on request_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} is null -- {}: user_name, ip, url, operation, key_data, request_id
and {} in (?, …) -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} ilike ? escape '\' -- {}: user_name, ip, url, operation, key_data, request_id
and ({} >= ? and {} <= ?) -- {}: http_status, ms, created_at, updated_at
and (
  operation ilike ? escape '\' or user_name ilike ? escape '\' or ip ilike ? escape '\' or url ilike ? escape '\'
    or key_data ilike ? escape '\'
)
-- keyword
--   Limit
--     -> Index Scan Backward using request_log__at_id_at_plant_ix on request_log
