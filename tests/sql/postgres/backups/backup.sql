select id from backup order by started_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using backup__started_at_id_ix on backup

select count(*) from backup
--   Aggregate
--     -> Seq Scan on backup

order by started_at asc, id asc
--   Limit
--     -> Index Only Scan using backup__started_at_id_ix on backup

order by id asc
--   Limit
--     -> Index Only Scan using backup_pkey on backup

and id = ?
--   Limit
--     -> Sort
--           Sort Key: started_at DESC
--           -> Index Scan using backup_pkey on backup
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: started_at DESC, id DESC
--           -> Index Scan using backup_pkey on backup
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and started_at >= ? and started_at <= ?
--   Limit
--     -> Index Only Scan Backward using backup__started_at_id_ix on backup
--           Index Cond: ((started_at >= ?) AND (started_at <= ?))

and {} = ? -- {}: file_name, cause, state, drill
and {} is null -- {}: file_name
and {} in (?, …) -- {}: file_name, cause, state, drill
and {} ilike ? escape '\' -- {}: file_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and file_name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using backup__started_at_id_ix on backup
