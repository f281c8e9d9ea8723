select id from user where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …)) order by id desc limit ?
select count(*) from user where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
order by id asc -- id
and {} is null -- {}: username, name
and {} like ? escape '\' -- {}: username, name, mobile
and {} = ? -- {}: two_factor, status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (username like ? escape '\' and (username like ? escape '\' or squeezed(username) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
    or (mobile like ? escape '\' and (mobile like ? escape '\' or squeezed(mobile) like ? escape '\'))
)
-- keyword
and (
  (username like ? escape '\' and (username like ? escape '\' or squeezed(username) like ? escape '\'))
    or (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
)
-- covered
select row_groups(10000, 1, 0, department_id)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
-- group_department_id, group_measures
select row_groups(10000, 1, 0, two_factor)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
-- group_two_factor
select row_groups(10000, 1, 0, status)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
-- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from user
where id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
-- group_updated_at
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)

order by {} asc, id asc -- {}: username, name
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
and id in (?, …)
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and {} = ? -- {}: username, mobile
--   SEARCH user USING COVERING INDEX user__{}_uq ({}=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and {} in (?, …) -- {}: username, name
--   SEARCH user USING COVERING INDEX user__{}_id_ix ({}=? AND id=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: name, department_id
and {} is null -- {}: department_id
--   SEARCH user USING COVERING INDEX user__{}_id_ix ({}=? AND id=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)

and mobile is null
--   SEARCH user USING COVERING INDEX user__mobile_uq (mobile=? AND rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)

and mobile in (?, …)
--   SEARCH user USING COVERING INDEX user__mobile_uq (mobile=? AND rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH user USING COVERING INDEX user__department_id_ix (department_id=? AND id=?)
--           LIST SUBQUERY 1
--             SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH user USING COVERING INDEX user__department_id_ix (department_id=? AND id=?)
--           LIST SUBQUERY 4
--             SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id in (select user_post.owner_id from user_post where user_post.target_id in (?, …)) -- post_ids
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   LIST SUBQUERY 2
--     SEARCH user_post USING INDEX user_post_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and id in (select user_role.owner_id from user_role where user_role.target_id in (?, …)) -- role_ids
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   LIST SUBQUERY 2
--     SEARCH user_role USING INDEX user_role_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and id in (
  select user_plant.owner_id
  from user_plant
  where (user_plant.target_id in (?, …) and user_plant.target_id in (select plant.id from plant where plant.id in (?, …)))
)
-- plant_ids
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   …
--     LIST SUBQUERY 2
--       SEARCH plant USING INTEGER PRIMARY KEY (rowid=?)
--       CREATE BLOOM FILTER
--     CREATE BLOOM FILTER

select max(id) from user -- group_department_id, group_two_factor, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH user USING COVERING INDEX user__id_username_name_ix
