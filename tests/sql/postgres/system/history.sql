select * from {} where (id = ? and plant_id = ?) -- {}: equipment, equipment_unit, report_log, reporter, workshop
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ?))

select id, at, user_name, action, changes from operation_log where (resource = ? and record_id = ?) order by at desc, id desc limit ?
--   Limit
--     -> Index Scan Backward using operation_log__resource_record_at_id_ix on operation_log
--           Index Cond: ((resource = ?) AND (record_id = ?))
