select id from we_chat_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_id_at_plant_ix

select count(*) from we_chat_log where coalesce(at_plant_id, ?) = ?
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_plant_ix

order by at asc, id asc
--   SCAN we_chat_log USING COVERING INDEX we_chat_log__at_id_at_plant_ix

order by id asc
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
and (receiver like ? escape '\' or content like ? escape '\') -- keyword
--   SCAN we_chat_log USING INDEX we_chat_log__at_id_at_plant_ix
