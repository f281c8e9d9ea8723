select id from audit_check order by started_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using audit_check__started_at_id_ix on audit_check

select count(*) from audit_check
--   Aggregate
--     -> Seq Scan on audit_check

order by started_at asc, id asc
--   Limit
--     -> Index Only Scan using audit_check__started_at_id_ix on audit_check

order by id asc
--   Limit
--     -> Index Only Scan using audit_check_pkey on audit_check

and id = ?
--   Limit
--     -> Sort
--           Sort Key: started_at DESC
--           -> Index Scan using audit_check_pkey on audit_check
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: started_at DESC, id DESC
--           -> Index Scan using audit_check_pkey on audit_check
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and started_at >= ? and started_at <= ?
--   Limit
--     -> Index Only Scan Backward using audit_check__started_at_id_ix on audit_check
--           Index Cond: ((started_at >= ?) AND (started_at <= ?))

and {} = ? -- {}: cause, state
and {} in (?, …) -- {}: cause, state
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using audit_check__started_at_id_ix on audit_check
