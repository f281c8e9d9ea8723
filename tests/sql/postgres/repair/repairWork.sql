select * from repair_log where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?) -- {}: repairer, report_log
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from report_log where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

select count(*) from repair_log where (plant_id = ? and status in (?, …))
--   Aggregate
--     -> Index Only Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   Sort
--     Sort Key: id
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select owner_id, target_id from repair_log_repairer where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: repair_log_repairer.owner_id, repair_log_repairer."position"
--     Presorted Key: repair_log_repairer.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using repair_log_repairer_owner_id_target_id_pk on repair_log_repairer
--           Index Cond: (owner_id = ANY (?))
