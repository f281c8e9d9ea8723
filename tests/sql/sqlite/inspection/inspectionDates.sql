select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)
