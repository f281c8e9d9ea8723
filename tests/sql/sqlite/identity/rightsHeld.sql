select * from {} order by +id -- {}: department, menu, role
select * from {} where 1 = 0 order by +id -- {}: right_use
--   SCAN {}
--   USE TEMP B-TREE FOR ORDER BY

select * from menu where menu_key = ? order by +id
--   SEARCH menu USING INDEX menu__menu_key_uq (menu_key=?)

select *
from user
where (user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …)) and user.status = ?)
order by +user.id
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select at, resource, record_id, changes from operation_log where (resource in (?, …) and at >= ?) order by at, id
--   SEARCH operation_log USING INDEX operation_log__resource_record_at_id_ix (resource=?)
--   USE TEMP B-TREE FOR ORDER BY

select owner_id, target_id
from role_menu
where role_menu.owner_id in (select value from json_each(?))
order by role_menu.owner_id, role_menu.position
--   SEARCH role_menu USING INDEX sqlite_autoindex_role_menu_1 (owner_id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
