select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from plant where id in (?, …) order by +id
--   SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from wall_display where plant_id = ? order by +id
--   SEARCH wall_display USING INDEX wall_display__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) from equipment where plant_id = ?
--   SEARCH equipment USING COVERING INDEX equipment__plant_vendor_sort_order_id_ix (plant_id=?)

select count(*) from {} where plant_id = ? -- {}: report_log, workshop
--   SEARCH {} USING COVERING INDEX {}__plant_uq (plant_id=?)

select count(*) from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
