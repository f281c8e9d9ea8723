select * from fault_category order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on fault_category

select * from workshop where (id = ? and plant_id = ?)
--   Index Scan using workshop__plant_uq on workshop
--     Index Cond: ((plant_id = ?) AND (id = ?))

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   Index Only Scan using report_log__plant_reopened_at_resume_date_report_date_id_ix on report_log
--     Index Cond: ((plant_id = ?) AND (reopened_at IS NOT NULL) AND (reopened_at >= ?))

select id, name from equipment where (plant_id = ? and id in (?, …))
--   Index Scan using equipment__plant_uq on equipment
--     Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

select json_agg(report_date)::text, json_agg(equipment_id)::text, json_agg(fault_category_id)::text, json_agg(workshop_id)::text,
  json_agg(urgency)::text, json_agg(report_date)::text,
  json_agg(case when is_stopped and reopened_at is null then coalesce(resume_date - report_date, -1) end)::text,
  json_agg(case when accepted_at is null then 0 else 1 end)::text,
  json_agg(case when reopened_at is null and (resume_date is null or accepted_at <= resume_date) then accepted_at - report_date end)::text,
  json_agg(case when reopened_at is null then resume_date - accepted_at end)::text,
  json_agg(case when status in (?, …) then 1 else 0 end)::text
from report_log
where (plant_id = ? and report_date >= ? and report_date < ? and (status not in (?, …) and joined_to_id is null))
--   Aggregate
--     -> Index Scan using report_log__plant_joined_to_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (joined_to_id IS NULL) AND (report_date >= ?) AND (report_date < ?))
