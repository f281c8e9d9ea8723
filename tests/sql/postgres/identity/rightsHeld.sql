select * from {} order by +id -- {}: department, menu, role
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on {}

select * from menu where menu_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using menu__menu_key_uq on menu
--           Index Cond: (menu_key = ?)

select * from right_use where 1 = 0 order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Result
--           One-Time Filter: false

select *
from user
where (user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …)) and user.status = ?)
order by +user.id
--   Sort
--     Sort Key: ((+ "user".id))
--     -> Nested Loop
--           -> HashAggregate
--                 Group Key: user_plant.owner_id
--                 -> Index Scan using user_plant_target_ix on user_plant
--                       Index Cond: (target_id = ANY (ARRAY[?, ?]))
--           -> Index Scan using user__id_username_name_ix on "user"
--                 Index Cond: (id = user_plant.owner_id)

select at, resource, record_id, changes from operation_log where (resource in (?, …) and at >= ?) order by at, id
--   Sort
--     Sort Key: at, id
--     -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--           Index Cond: ((resource = ANY (ARRAY[?, ?])) AND (at >= ?))

select owner_id, target_id from role_menu where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: role_menu.owner_id, role_menu."position"
--     Presorted Key: role_menu.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using role_menu_owner_id_target_id_pk on role_menu
--           Index Cond: (owner_id = ANY (?))
