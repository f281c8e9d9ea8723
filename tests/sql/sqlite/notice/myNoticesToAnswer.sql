select owner_id, target_id
from user_plant
where user_plant.owner_id in (select value from json_each(?))
order by user_plant.owner_id, user_plant.position
--   SEARCH user_plant USING INDEX sqlite_autoindex_user_plant_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
