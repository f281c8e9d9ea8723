select * from equipment where (equipment.id in (select value from json_each(?)) and equipment.plant_id = ?)
--   SEARCH equipment USING INDEX equipment__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from report_log where (plant_id = ? and status = ? and joined_to_id is null) order by +id
--   SEARCH report_log USING INDEX report_log__plant_status_report_date_id_ix (plant_id=? AND status=?)
--   USE TEMP B-TREE FOR ORDER BY
