select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))
