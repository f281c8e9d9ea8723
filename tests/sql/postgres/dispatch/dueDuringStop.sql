select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from repair_log where (id = ? and plant_id = ?)
--   Index Scan using repair_log__plant_uq on repair_log
--     Index Cond: ((plant_id = ?) AND (id = ?))

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and (equipment_id in (?, …) and status in (?, …)))
--   Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--     Index Cond: ((plant_id = ?) AND (equipment_id = ANY (ARRAY[?, ?])) AND (status = ANY (ARRAY[?, ?])))
