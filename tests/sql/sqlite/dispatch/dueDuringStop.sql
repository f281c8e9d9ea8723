select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from repair_log where (id = ? and plant_id = ?)
--   SEARCH repair_log USING INTEGER PRIMARY KEY (rowid=?)

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and (equipment_id in (?, …) and status in (?, …)))
--   SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=?)
