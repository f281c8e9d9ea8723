select id from request_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   SCAN request_log USING COVERING INDEX request_log__at_id_at_plant_ix

select count(*) from request_log where coalesce(at_plant_id, ?) = ?
--   SCAN request_log USING COVERING INDEX request_log__at_plant_ix

order by at asc, id asc
--   SCAN request_log USING COVERING INDEX request_log__at_id_at_plant_ix

order by id asc
--   SCAN request_log

and id = ?
--   SEARCH request_log USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH request_log USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and (at >= ? and at <= ?)
--   SEARCH request_log USING COVERING INDEX request_log__at_id_at_plant_ix (at>? AND at<?)

and {} = ? -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} is null -- {}: user_name, ip, url, operation, key_data, request_id
and {} in (?, …) -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} like ? escape '\' -- {}: user_name, ip, url, operation, key_data, request_id
and ({} >= ? and {} <= ?) -- {}: http_status, ms, created_at, updated_at
and (
  operation like ? escape '\' or user_name like ? escape '\' or ip like ? escape '\' or url like ? escape '\' or key_data like ? escape '\'
)
-- keyword
--   SCAN request_log USING INDEX request_log__at_id_at_plant_ix
