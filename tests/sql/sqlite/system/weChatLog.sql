select id from we_chat_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530) from we_chat_log where coalesce(at_plant_id, ?) = ? -- group_at
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_id_at_plant_ix

select count(*) from we_chat_log where coalesce(at_plant_id, ?) = ?
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_plant_ix

order by at asc, id asc
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_id_at_plant_ix

order by id asc -- id
select row_groups(10000, 1, 0, outcome) from we_chat_log where coalesce(at_plant_id, ?) = ? -- group_outcome
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530) from we_chat_log where coalesce(at_plant_id, ?) = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530) from we_chat_log where coalesce(at_plant_id, ?) = ?
-- group_updated_at
select row_groups(10000, 1, 1, (at + 62167420800000) / 86400000 - 719530, http_status) from we_chat_log where coalesce(at_plant_id, ?) = ?
-- group_measures
--   SCAN we_chat_log

and id = ?
--   SEARCH we_chat_log USING INTEGER PRIMARY KEY (rowid=?)

and id in (?, …)
--   SEARCH we_chat_log USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

and (at >= ? and at <= ?)
--   SEARCH we_chat_log USING COVERING INDEX we_chat_log__at_id_at_plant_ix (at>? AND at<?)

and {} = ? -- {}: receiver, content, outcome
and {} is null -- {}: receiver, content
and {} in (?, …) -- {}: receiver, content, outcome
and {} like ? escape '\' -- {}: receiver, content
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (receiver like ? escape '\' and (receiver like ? escape '\' or squeezed(receiver) like ? escape '\'))
    or (content like ? escape '\' and (content like ? escape '\' or squeezed(content) like ? escape '\'))
)
-- keyword
--   SCAN we_chat_log USING INDEX we_chat_log__at_id_at_plant_ix

select max(id) from we_chat_log -- group_outcome, group_created_at, group_updated_at, group_measures
--   SEARCH we_chat_log
