select id from notice_receiver where plant_id = ? order by sort_order asc, id asc limit ?
select count(*) from notice_receiver where plant_id = ?
and id in (?, …) -- id
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

order by id asc
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_uq (plant_id=?)

and id = ?
--   SEARCH notice_receiver USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: type_id, user_id
and {} is null -- {}: user_id
--   SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: type_id, name
and {} = ? -- {}: name, level, status
and {} in (?, …) -- {}: name, level, status
and {} like ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: level, created_at, updated_at
and (name like ? escape '\' or pinyin like ? escape '\') -- keyword
--   SEARCH notice_receiver USING INDEX notice_receiver__plant_sort_order_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1
    from notice_receiver
    where (plant_id = ? and {} = ?)
    order by sort_order asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: type_id, user_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH notice_receiver USING COVERING INDEX notice_receiver__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
