select id from we_chat_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log

select count(*) from we_chat_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on we_chat_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using we_chat_log__at_id_at_plant_ix on we_chat_log

order by id asc
--   Limit
--     -> Index Scan using we_chat_log_pkey on we_chat_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using we_chat_log_pkey on we_chat_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using we_chat_log_pkey on we_chat_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: receiver, content, outcome
and {} is null -- {}: receiver, content
and {} in (?, …) -- {}: receiver, content, outcome
and {} ilike ? escape '\' -- {}: receiver, content
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (receiver ilike ? escape '\' or content ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using we_chat_log__at_id_at_plant_ix on we_chat_log
