select * from equipment where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
--   Index Scan using equipment__plant_uq on equipment
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from report_log where (plant_id = ? and status = ? and joined_to_id is null) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (status = ?))
