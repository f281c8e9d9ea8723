select id from operation_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using operation_log__at_id_at_plant_ix on operation_log

select count(*) from operation_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on operation_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using operation_log__at_id_at_plant_ix on operation_log

order by id asc
--   Limit
--     -> Index Scan using operation_log_pkey on operation_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using operation_log_pkey on operation_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log_pkey on operation_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using operation_log__at_id_at_plant_ix on operation_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: user_name, record_id, record_title, action
and {} is null -- {}: user_name, record_title, action
and {} in (?, …) -- {}: user_name, record_id, record_title, action
and {} ilike ? escape '\' -- {}: user_name, resource, record_title, action
and ({} >= ? and {} <= ?) -- {}: record_id, created_at, updated_at
and (action ilike ? escape '\' or user_name ilike ? escape '\' or record_title ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using operation_log__at_id_at_plant_ix on operation_log

and resource = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource = ?)

and resource is null
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource IS NULL)

and resource in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource = ANY (ARRAY[?, ?]))
