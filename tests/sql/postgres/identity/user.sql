select id from user where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …)) order by id desc limit ?
and {} ilike ? escape '\' -- {}: username, name
and {} in (?, …) -- {}: name
and (
  (username ilike ? escape '\' and (username ilike ? escape '\' or squeezed(username) ilike ? escape '\'))
    or (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
)
-- covered
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

select count(*) from user where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
--   Aggregate
--     -> Nested Loop
--           -> HashAggregate
--                 Group Key: user_plant.owner_id
--                 -> Index Scan using user_plant_target_ix on user_plant
--                       Index Cond: (target_id = ANY (ARRAY[?, ?]))
--           -> Index Only Scan using user__id_username_name_ix on "user"
--                 Index Cond: (id = user_plant.owner_id)

order by id asc
--   Limit
--     -> Sort
--           Sort Key: "user".id
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

order by username asc, id asc
--   Limit
--     -> Sort
--           Sort Key: "user".username COLLATE "C", "user".id
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

order by name asc, id asc
--   Limit
--     -> Sort
--           Sort Key: "user".name COLLATE "C", "user".id
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

and id = ?
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan using user__id_username_name_ix on "user"
--                 Index Cond: (id = ?)
--           -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                 Index Cond: ((owner_id = ?) AND (target_id = ANY (ARRAY[?, ?])))

and id in (?, …)
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan Backward using user__id_username_name_ix on "user"
--                 Index Cond: (id = ANY (ARRAY[?, ?]))
--           -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                 Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: username, name, department_id
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan Backward using user__{}_id_ix on "user"
--                 Index Cond: ({} = ?)
--           -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                 Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and {} is null -- {}: username, name
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user_pkey on "user"
--                       Index Cond: (id = user_plant.owner_id)

and username in (?, …)
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop Semi Join
--                 -> Index Only Scan using user__username_id_ix on "user"
--                       Index Cond: (username = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and mobile = ?
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop Semi Join
--                 -> Index Scan using user__mobile_uq on "user"
--                       Index Cond: (mobile = ?)
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and {} is null -- {}: mobile, department_id
and {} ilike ? escape '\' -- {}: mobile
and {} = ? -- {}: two_factor, status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (username ilike ? escape '\' and (username ilike ? escape '\' or squeezed(username) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
    or (mobile ilike ? escape '\' and (mobile ilike ? escape '\' or squeezed(mobile) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

and mobile in (?, …)
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop Semi Join
--                 -> Index Scan using user__mobile_uq on "user"
--                       Index Cond: (mobile = ANY (ARRAY[?, ?]))
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(
    select id as id, id as at0
    from user
    where #2(id in #3(select user_plant.owner_id from user_plant where user_plant.target_id in (?, …)) and department_id = ?)
    order by id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Nested Loop Semi Join
--                                   -> Index Only Scan Backward using user__department_id_ix on "user"
--                                         Index Cond: (department_id = ?)
--                                   -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                                         Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Nested Loop Semi Join
--                                   -> Index Only Scan Backward using user__department_id_ix on "user" user
--                                         Index Cond: (department_id = ?)
--                                   -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                                         Index Cond: ((owner_id = user.id) AND (target_id = ANY (ARRAY[?, ?])))

and id in (select user_post.owner_id from user_post where user_post.target_id in (?, …)) -- post_ids
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Hash Join
--                 Hash Cond: ("user".id = user_post.owner_id)
--                 -> Nested Loop
--                       -> HashAggregate
--                             Group Key: user_plant.owner_id
--                             -> Index Scan using user_plant_target_ix on user_plant
--                                   Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = user_plant.owner_id)
--                 -> Hash
--                       -> HashAggregate
--                             Group Key: user_post.owner_id
--                             -> Index Scan using user_post_target_ix on user_post
--                                   Index Cond: (target_id = ANY (ARRAY[?, ?]))

and id in (select user_role.owner_id from user_role where user_role.target_id in (?, …)) -- role_ids
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Hash Join
--                 Hash Cond: ("user".id = user_role.owner_id)
--                 -> Nested Loop
--                       -> HashAggregate
--                             Group Key: user_plant.owner_id
--                             -> Index Scan using user_plant_target_ix on user_plant
--                                   Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = user_plant.owner_id)
--                 -> Hash
--                       -> HashAggregate
--                             Group Key: user_role.owner_id
--                             -> Index Scan using user_role_target_ix on user_role
--                                   Index Cond: (target_id = ANY (ARRAY[?, ?]))

and id in (
  select user_plant.owner_id
  from user_plant
  where (user_plant.target_id in (?, …) and user_plant.target_id in (select plant.id from plant where plant.id in (?, …)))
)
-- plant_ids
--   Limit
--     -> Sort
--           Sort Key: "user".id DESC
--           -> Nested Loop Semi Join
--                 -> Nested Loop
--                       -> HashAggregate
--                             Group Key: user_plant.owner_id
--                             -> Nested Loop
--                                   -> Index Only Scan using plant_pkey on plant
--                                         Index Cond: (id = ANY (ARRAY[?, ?]))
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: ((target_id = plant.id) AND (target_id = ANY (ARRAY[?, ?])))
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = user_plant.owner_id)
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

select max(id) from user -- group_department_id, group_two_factor, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using user__id_username_name_ix on "user"
--                   Index Cond: (id IS NOT NULL)

select department_id as key0, count(*)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
group by 1
limit ?
-- group_department_id, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: "user".department_id
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

select two_factor as key0, count(*)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
group by 1
limit ?
-- group_two_factor
--   Limit
--     -> HashAggregate
--           Group Key: "user".two_factor
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

select status as key0, count(*)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
group by 1
limit ?
-- group_status
--   Limit
--     -> HashAggregate
--           Group Key: "user".status
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + ((((("user".created_at + '62167420800000'::bigint) / 1000) …
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + ((((("user".updated_at + '62167420800000'::bigint) / 1000) …
--           -> Nested Loop
--                 -> HashAggregate
--                       Group Key: user_plant.owner_id
--                       -> Index Scan using user_plant_target_ix on user_plant
--                             Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                 -> Index Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = user_plant.owner_id)
