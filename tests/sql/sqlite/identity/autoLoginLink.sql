select id
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
order by id desc
limit ?
order by id asc -- id
--   SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
select row_groups(10000, 1, 0, user_id)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
-- group_user_id, group_measures
--   SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)

and id = ?
and id in (?, …)
--   SEARCH auto_login_link USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and user_id = ?
--   SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--     CREATE BLOOM FILTER

and user_id is null
--   SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--           LIST SUBQUERY 2
--             SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--             LIST SUBQUERY 1
--               SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--             CREATE BLOOM FILTER
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH auto_login_link USING COVERING INDEX auto_login_link__user_id_ix (user_id=?)
--           LIST SUBQUERY 6
--             SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--             LIST SUBQUERY 5
--               SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--             CREATE BLOOM FILTER
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and {} = ? -- {}: purpose, is_reusable, status
and {} is null -- {}: purpose
and {} in (?, …) -- {}: purpose, status
and {} like ? escape '\' -- {}: purpose
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (purpose like ? escape '\' and (purpose like ? escape '\' or squeezed(purpose) like ? escape '\')) -- keyword
--   SEARCH auto_login_link USING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select max(id) from auto_login_link -- group_user_id, group_is_reusable, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH auto_login_link

select row_groups(10000, 1, 0, is_reusable)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
-- group_is_reusable
select row_groups(10000, 1, 0, status)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
-- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from auto_login_link
where user_id in (
  select user.id from user where user.id in (select user_plant.owner_id from user_plant where user_plant.target_id in (?, …))
)
-- group_updated_at
--   SEARCH auto_login_link USING INDEX auto_login_link__user_id_ix (user_id=?)
--   LIST SUBQUERY 2
--     SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SEARCH user_plant USING INDEX user_plant_target_ix (target_id=?)
