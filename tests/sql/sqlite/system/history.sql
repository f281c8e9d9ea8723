select * from {} where (id = ? and plant_id = ?) -- {}: equipment, equipment_unit, report_log, reporter, workshop
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select id, at, user_name, action, changes from operation_log where (resource = ? and record_id = ?) order by at desc, id desc limit ?
--   SEARCH operation_log USING INDEX operation_log__resource_record_at_id_ix (resource=? AND record_id=?)
