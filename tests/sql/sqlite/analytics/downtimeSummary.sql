select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from plant where (id = ? and id in (?, …)) limit ?
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: repairer, report_log
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where plant_id = ? order by +id -- {}: shift_change, workshop
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select distinct equipment_id, date, shift_id
from production_schedule
where (
  production_schedule.plant_id = ?
    and (
      production_schedule.equipment_id in (select id from equipment where equipment.plant_id = ?) and production_schedule.date between ?
        and ?
    )
)
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_equipment_date_shift_id_ix (plant_id=? AND equipment_id=? AND date>? AND date<?)
--   LIST SUBQUERY 1
--     SEARCH equipment USING COVERING INDEX equipment__plant_vendor_sort_order_id_ix (plant_id=?)

select equipment_id, report_date, resume_date
from report_log
where (
  plant_id = ?
    and (((plant_id = ? and is_stopped = ? and status not in (?, …)) and report_date < ?) and resume_date >= ? and reopened_at is null)
)
--   SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date>?)

select equipment_id, report_date, resume_date
from report_log
where (
  plant_id = ?
    and (((plant_id = ? and is_stopped = ? and status not in (?, …)) and report_date < ?) and resume_date is null and reopened_at is null)
)
--   SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=? AND report_date<?)

select equipment_id, until_at, workshop_id, is_in_service
from equipment_past
where (plant_id = ? and until_at > ?)
order by until_at asc, id asc
--   SEARCH equipment_past USING INDEX equipment_past__plant_until_at_id_ix (plant_id=? AND until_at>?)

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

select id
from report_log
where (plant_id = ? and (reopened_at is not null and (report_date < ? and (resume_date is null or resume_date > ?))))
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_status_joined_to_equipment_fault (plant_id=? AND report_date<?)

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and status in (?, …))
order by report_date, id
--   SEARCH report_log USING INDEX report_log__plant_report_date_id_report_no_ix (plant_id=?)

select id, number, name, workshop_id, status, is_paused, is_assembly, in_service_since
from equipment
where plant_id = ?
order by sort_order, id
--   SEARCH equipment USING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   SEARCH repair_log USING INDEX repair_log__plant_uq (plant_id=?)

select json_group_array(resume_date), json_group_array(equipment_id), json_group_array(workshop_id), json_group_array(report_date),
  json_group_array(resume_date)
from report_log
where (plant_id = ? and resume_date >= ? and resume_date < ? and (is_stopped = ? and status not in (?, …) and reopened_at is null))
--   SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date>? AND resume_date<?)

select owner_id, target_id
from repair_log_repairer
where repair_log_repairer.owner_id in (select value from json_each(?))
order by repair_log_repairer.owner_id, repair_log_repairer.position
--   SEARCH repair_log_repairer USING INDEX sqlite_autoindex_repair_log_repairer_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
