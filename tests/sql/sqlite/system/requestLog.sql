select id from request_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530) from request_log where coalesce(at_plant_id, ?) = ? -- group_at
--   SCAN request_log USING COVERING INDEX request_log__at_id_at_plant_ix

select count(*) from request_log where coalesce(at_plant_id, ?) = ?
--   SCAN request_log USING COVERING INDEX request_log__at_plant_ix

order by at asc, id asc
--   SCAN request_log USING COVERING INDEX request_log__at_id_at_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, wire) from request_log where coalesce(at_plant_id, ?) = ? -- group_wire
select row_groups(10000, 1, 0, http_status) from request_log where coalesce(at_plant_id, ?) = ? -- group_http_status
select row_groups(10000, 1, 0, request_id) from request_log where coalesce(at_plant_id, ?) = ? -- group_request_id
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from request_log where coalesce(at_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from request_log where coalesce(at_plant_id, ?) = ?
-- group_updated_at
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530, ms) from request_log where coalesce(at_plant_id, ?) = ?
-- group_measures
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
  (operation like ? escape '\' and (operation like ? escape '\' or squeezed(operation) like ? escape '\'))
    or (user_name like ? escape '\' and (user_name like ? escape '\' or squeezed(user_name) like ? escape '\'))
    or (ip like ? escape '\' and (ip like ? escape '\' or squeezed(ip) like ? escape '\'))
    or (url like ? escape '\' and (url like ? escape '\' or squeezed(url) like ? escape '\'))
    or (key_data like ? escape '\' and (key_data like ? escape '\' or squeezed(key_data) like ? escape '\'))
)
-- keyword
--   SCAN request_log USING INDEX request_log__at_id_at_plant_ix

select max(id) from request_log -- group_wire, group_http_status, group_request_id, group_created_at, group_updated_at, group_measures
--   SEARCH request_log
