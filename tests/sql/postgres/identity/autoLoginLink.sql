select id
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
order by id desc
limit ?
and {} = ? -- {}: is_reusable
--   Limit
--     -> Sort
--           Sort Key: auto_login_link.id DESC
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
--   Aggregate
--     -> Hash Semi Join
--           Hash Cond: (auto_login_link.user_id = "user".id)
--           -> Seq Scan on auto_login_link
--           -> Hash
--                 -> Nested Loop
--                       -> HashAggregate
--                             Group Key: user_plant.owner_id
--                             -> Index Scan using user_plant_target_ix on user_plant
--                                   Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = user_plant.owner_id)

order by id asc
--   Limit
--     -> Sort
--           Sort Key: auto_login_link.id
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

and id = ?
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Scan using auto_login_link_pkey on auto_login_link
--                 Index Cond: (id = ?)
--           -> Nested Loop Semi Join
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = auto_login_link.user_id)
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and id in (?, …)
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Scan Backward using auto_login_link_pkey on auto_login_link
--                 Index Cond: (id = ANY (ARRAY[?, ?]))
--           -> Nested Loop Semi Join
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = auto_login_link.user_id)
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and user_id = ?
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Only Scan Backward using auto_login_link__user_id_ix on auto_login_link
--                 Index Cond: (user_id = ?)
--           -> Materialize
--                 -> Nested Loop Semi Join
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = ?)
--                       -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                             Index Cond: ((owner_id = ?) AND (target_id = ANY (ARRAY[?, ?])))

and user_id is null
--   Limit
--     -> Sort
--           Sort Key: auto_login_link.id DESC
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Index Only Scan using auto_login_link__user_id_ix on auto_login_link
--                       Index Cond: (user_id IS NULL)
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(
    select id as id, id as at0
    from auto_login_link
    where #2(
      user_id in #3(
        select user.id from user where user.id in #4(select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
      )
        and user_id = ?
    )
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
--                                   -> Index Only Scan Backward using auto_login_link__user_id_ix on auto_login_link
--                                         Index Cond: (user_id = ?)
--                                   -> Materialize
--                                         -> Nested Loop Semi Join
--                                               -> Index Only Scan using user__id_username_name_ix on "user"
--                                                     Index Cond: (id = ?)
--                                               -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                                                     Index Cond: ((owner_id = ?) AND (target_id = ANY (ARRAY[?, ?])))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Nested Loop Semi Join
--                                   -> Index Only Scan Backward using auto_login_link__user_id_ix on auto_login_link
--                                         Index Cond: (user_id = ?)
--                                   -> Materialize
--                                         -> Nested Loop Semi Join
--                                               -> Index Only Scan using user__id_username_name_ix on "user" user
--                                                     Index Cond: (id = ?)
--                                               -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                                                     Index Cond: ((owner_id = ?) AND (target_id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: purpose, status
and {} is null -- {}: purpose
and {} in (?, …) -- {}: purpose, status
and {} ilike ? escape '\' -- {}: purpose
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Nested Loop Semi Join
--           -> Index Scan Backward using auto_login_link_pkey on auto_login_link
--           -> Nested Loop Semi Join
--                 -> Index Only Scan using user__id_username_name_ix on "user"
--                       Index Cond: (id = auto_login_link.user_id)
--                 -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                       Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

and (purpose ilike ? escape '\' and (purpose ilike ? escape '\' or squeezed(purpose) ilike ? escape '\')) -- keyword
--   Limit
--     -> Sort
--           Sort Key: auto_login_link.id DESC
--           -> Nested Loop Semi Join
--                 -> Seq Scan on auto_login_link
--                 -> Nested Loop Semi Join
--                       -> Index Only Scan using user__id_username_name_ix on "user"
--                             Index Cond: (id = auto_login_link.user_id)
--                       -> Index Only Scan using user_plant_owner_id_target_id_pk on user_plant
--                             Index Cond: ((owner_id = "user".id) AND (target_id = ANY (ARRAY[?, ?])))

select max(id) from auto_login_link -- group_user_id, group_is_reusable, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using auto_login_link_pkey on auto_login_link
--                   Index Cond: (id IS NOT NULL)

select user_id as key0, count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
group by 1
limit ?
-- group_user_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: auto_login_link.user_id
--           -> Merge Semi Join
--                 Merge Cond: (auto_login_link.user_id = "user".id)
--                 -> Index Only Scan using auto_login_link__user_id_ix on auto_login_link
--                 -> Sort
--                       Sort Key: "user".id
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select is_reusable as key0, count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
group by 1
limit ?
-- group_is_reusable
--   Limit
--     -> HashAggregate
--           Group Key: auto_login_link.is_reusable
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select status as key0, count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
group by 1
limit ?
-- group_status
--   Limit
--     -> HashAggregate
--           Group Key: auto_login_link.status
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((auto_login_link.created_at + '62167420800000'::bigint)…
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((auto_login_link.updated_at + '62167420800000'::bigint)…
--           -> Hash Semi Join
--                 Hash Cond: (auto_login_link.user_id = "user".id)
--                 -> Seq Scan on auto_login_link
--                 -> Hash
--                       -> Nested Loop
--                             -> HashAggregate
--                                   Group Key: user_plant.owner_id
--                                   -> Index Scan using user_plant_target_ix on user_plant
--                                         Index Cond: (target_id = ANY (ARRAY[?, ?]))
--                             -> Index Only Scan using user__id_username_name_ix on "user"
--                                   Index Cond: (id = user_plant.owner_id)
