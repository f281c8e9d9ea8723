select id from complaint_action where plant_id = ? order by due_date asc, id asc limit ?
and id in (?, …) -- id
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_due_date_id_ix (plant_id=?)

select count(*) from complaint_action where plant_id = ?
order by id asc -- id
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_uq (plant_id=?)

order by {} desc, id desc -- {}: due_date
order by {} asc, id asc -- {}: check_date
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_{}_id_ix (plant_id=?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint_action
    where (plant_id = ? and #1(#2((state = ? and due_date < ?) or (state = ? and check_date < ?))))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_action where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_overdue
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint_action USING INDEX complaint_action__plant_uq (plant_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint_action USING INDEX complaint_action__plant_uq (plant_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH complaint_action USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: complaint_id, owner_id, state
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_{}_due_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: complaint_id, name, owner_id
and {} = ? -- {}: kind, name, check_date
and {} in (?, …) -- {}: kind, name
and {} like ? escape '\' -- {}: name
and (((state = ? and due_date < ?) or (state = ? and check_date < ?))) -- is_overdue
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\')) -- keyword
--   SEARCH complaint_action USING INDEX complaint_action__plant_due_date_id_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, due_date as at0, id as at1 from complaint_action where (plant_id = ? and {} = ?) order by due_date asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: complaint_id, owner_id, state
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint_action USING COVERING INDEX complaint_action__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH complaint_action USING COVERING INDEX complaint_action__plant_{}_due_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and due_date = ?
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_due_date_id_ix (plant_id=? AND due_date=?)

and (due_date >= ? and due_date <= ?)
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_due_date_id_ix (plant_id=? AND due_date>? AND due_date<?)

and (check_date >= ? and check_date <= ?)
--   SEARCH complaint_action USING INDEX complaint_action__plant_check_date_id_ix (plant_id=? AND check_date>? AND check_date<?)
--   USE TEMP B-TREE FOR ORDER BY

select complaint_id as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_complaint_id
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_complaint_due_date_id_ix (plant_id=?)

select max(id) from complaint_action -- group_kind, group_is_overdue, group_created_at, group_updated_at, group_measures
--   SEARCH complaint_action

select row_groups(10000, 1, 0, kind) from complaint_action indexed by complaint_action__plant_uq where plant_id = ? -- group_kind
select row_groups(10000, 1, 0, case when ((state = ? and due_date < ?) or (state = ? and check_date < ?)) then 1 else 0 end)
from complaint_action indexed by complaint_action__plant_uq
where plant_id = ?
-- group_is_overdue
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from complaint_action indexed by complaint_action__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from complaint_action indexed by complaint_action__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, complaint_id, check_after_days)
from complaint_action indexed by complaint_action__plant_uq
where plant_id = ?
-- group_measures
--   SEARCH complaint_action USING INDEX complaint_action__plant_uq (plant_id=?)

select owner_id as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_owner_id
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_owner_due_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(due_date, 1, 7)) from complaint_action where plant_id = ? -- group_due_date
select state as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_state
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_state_due_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(check_date, 1, 7)) from complaint_action where plant_id = ? -- group_check_date
--   SEARCH complaint_action USING COVERING INDEX complaint_action__plant_check_date_id_ix (plant_id=?)
